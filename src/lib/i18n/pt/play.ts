import type { play as english } from '../en/play.ts';
import type { Words } from '../wording.ts';
import { amount } from './forms.ts';

export const play: Words<typeof english> = {
  title: 'Na mesa',
  opening: 'Abrindo a partida…',
  leave: {
    title: 'Sair da mesa?',
    text: 'Você pode continuar a partida pelo Início.',
    stay: 'Ficar',
    go: 'Sair',
  },
  elsewhere: {
    title: 'Aberta em outra janela',
    text: 'Feche a outra janela ou continue aqui. Nada se perde.',
    here: 'Continuar aqui',
  },
  home: 'Ir para o Início',
  list: 'Todas as partidas',
  fault: {
    missing: 'Esta partida não está aqui. Talvez tenha sido apagada ou jogada em outro aparelho.',
    unknownGame: 'Esta versão não conhece este jogo. Atualize o app para abrir a partida.',
    newerRules: 'Esta partida usa regras de uma versão mais nova. Atualize o app para abri-la.',
    olderRules: 'Esta partida usa regras antigas. Você pode vê-la, mas não continuá-la.',
    broken:
      'Uma parte desta partida está danificada. Ela fica como está, e você pode salvá-la em um arquivo.',
  },
  goOnFrom: {
    set: (set) => `Continuar da mão ${set}`,
    lost: (sets) =>
      sets === 0
        ? 'Você pode continuar: só se perdem os últimos momentos da mão.'
        : sets === 1
          ? 'Você pode continuar sem a última mão.'
          : `Você pode continuar sem as últimas ${amount(sets, 'mão', 'mãos')}.`,
    look: 'Ver o que restou',
    wasOver: 'A partida já tinha terminado. Você pode ver a parte que não está danificada.',
  },
};
