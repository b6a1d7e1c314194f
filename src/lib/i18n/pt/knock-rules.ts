import type { Words } from '../wording.ts';
import type { knockRules as english } from '../en/knock-rules.ts';

export const knockRules: Words<typeof english> = [
  'Faça 24, ou o alvo escolhido, com quatro cartas. Quem ganha mais cartas vence. O baralho é distribuído em quatro pilhas, e viram-se quatro cartas ao mesmo tempo. Com dois, são duas pilhas e cada um vira duas; com três, a quarta pilha é da mesa.',
  'Viu uma solução que usa as quatro? Bata e diga. Sem lápis nem papel.',
  'Se estiver certa, você ganha as quatro cartas. Se estiver errada ou chegar tarde, você fica fora desta mão e os outros continuam.',
  'Qualquer um pode pedir para conferir: então ela é digitada e julgada.',
  'Quando o tempo acaba, ou todos os que ainda jogam concordam que não há solução, as quatro cartas são deixadas de lado.',
  'Quem ganha mais cartas ganha a rodada. Depois da última rodada, o maior total ganha.',
  'No modo solo, você joga contra o relógio. Bata para pará-lo e digite a sua solução.',
];
