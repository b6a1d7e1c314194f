import type { Words } from '../wording.ts';
import type { slapRules as english } from '../en/slap-rules.ts';

export const slapRules: Words<typeof english> = [
  'Faça 24, ou o alvo escolhido, com quatro cartas. As quarenta cartas são distribuídas viradas para baixo. Quem se livra primeiro das suas ganha.',
  'Viram-se quatro cartas. Viu uma solução que usa as quatro? Dê um tapa. Não dá para retirar o tapa, e ele conta desde o momento em que você toca.',
  'Com dois jogadores, quem dá o tapa primeiro diz a solução. Se estiver certa, o rival leva as quatro cartas; se não, quem deu o tapa leva.',
  'Com quatro jogadores, três dão o tapa e ninguém fala. A quarta pessoa escolhe uma das três para dizer uma solução. Se estiver certa, quem escolheu leva as quatro cartas; se não, a pessoa escolhida leva.',
  'Com quatro também se pode desistir. Quando todos deram o tapa ou desistiram, quem desistiu primeiro escolhe.',
  'Concorde com a solução ou peça para conferir: então ela é digitada e julgada.',
  'Ninguém vê nada? Se todos concordarem, cada um pode trocar uma carta da mesa pela próxima da sua pilha.',
  'Quem toca durante a contagem regressiva fica um segundo sem poder jogar.',
];
