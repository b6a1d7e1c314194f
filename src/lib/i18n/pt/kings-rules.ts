import type { Words } from '../wording.ts';
import type { kingsRules as english } from '../en/kings-rules.ts';

export const kingsRules: Words<typeof english> = {
  hands: 'As mãos',
  lines: [
    'Um jogo de Ryan Matthew Thurman, para dois a seis, com dois baralhos de 52.',
    'A Banca vira cartas: a primeira de cada naipe funda um castelo, que vale o mesmo que ela. Os castelos são K₁ a K₄, em ordem.',
    'Sete cartas para cada um. Na sua vez, descarte uma carta fechada, ou aberta se não for um rei, e compre uma; ou use um rei; ou declare “Mão”.',
    'Jogue fora um rei, aberto, ou jogue-o no castelo do naipe dele: então o castelo vale 13, ou 26 com um segundo rei. Outro rei do naipe pode destronar um rei sozinho, se houver uma carta embaixo. Depois você compra duas cartas e descarta uma.',
    'Declara certo quem tem seis cartas que formam uma mão, ou duas meias mãos, e uma que sobra de Ponteiro. Quem declara errado conta os seus pontos na hora e fica fora. A última pessoa continua sozinha, até declarar certo ou pedir a contagem.',
    'O Cálculo: some os pontos das mãos e de uma carta solta, o Ponteiro, e desconte todas as outras cartas soltas. Um rei entre as suas cartas perdoa uma carta; dois perdoam todas.',
  ],
};
