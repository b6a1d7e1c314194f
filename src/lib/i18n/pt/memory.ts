import type { Words } from '../wording.ts';
import type { memory as english } from '../en/memory.ts';
import { amount, pick } from './forms.ts';

export const memory: Words<typeof english> = {
  reason: {
    unavailable: 'Nada está sendo salvo. É normal em uma janela privada.',
    blocked: 'O Two Dozen está aberto em outra janela. Feche essa janela e tente de novo.',
    timeout: 'O armazenamento do aparelho não responde.',
    quota: 'O aparelho está sem espaço.',
    newer: 'Estes jogos foram salvos por uma versão mais nova. Atualize o app para vê-los. Nada foi apagado.',
    broken: 'Não foi possível salvar.',
  },
  risk: (count) =>
    count === 0
      ? 'As mãos novas vão se perder quando você fechar o app.'
      : `${pick(count, {
          one: `Falta salvar ${count} mudança`,
          other: `Falta salvar ${amount(count, 'mudança', 'mudanças')}`,
        })}. Salve um backup ou tente de novo.`,
  lost: {
    fact: 'Seus jogos salvos se perderam.',
    text: 'O armazenamento do navegador foi danificado e precisou ser esvaziado. As mãos novas serão salvas.',
    action: 'OK',
  },
  tryAgain: 'Tentar de novo',
  trying: 'Tentando…',
  inVain: (times) =>
    times === 1 ? 'Ainda não funciona.' : `Ainda não funciona depois de ${times} tentativas.`,
  saveFile: 'Salvar backup',
};
