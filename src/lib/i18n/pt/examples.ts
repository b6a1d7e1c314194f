import type { Words } from '../wording.ts';
import type { examples as english } from '../en/examples.ts';

export const examples: Words<typeof english> = {
  title: 'Um exemplo',
  rules: 'As regras',
  play: (game) => `Jogar: ${game}`,
  practise: 'Treinar agora',
  guided: 'Experimente um primeiro jogo guiado',
  captions: {
    practice: [
      'Quatro cartas. Faça 24 com as quatro, cada uma exatamente uma vez. O ás vale 1.',
      'Toque em 7, depois em + e depois em 5. As duas cartas viram uma, que vale 12.',
      'Toque em 3, depois em − e depois no ás. Elas viram 2.',
      '12 × 2 = 24, e todas as cartas foram usadas. É uma solução: (7 + 5) × (3 − 1).',
    ],
    slap: [
      'Ann vira duas cartas, e Ben também. O alvo é 24.',
      'Ann é a primeira a ver uma solução. Ela dá um tapa no seu lado da tela.',
      'Ela diz: 8 × 2 + 7 + 1 = 24. Ben pode concordar ou pedir para conferir.',
      'Está certo, então Ben leva as quatro cartas. Quem fica sem cartas primeiro ganha.',
    ],
    knock: [
      'Ann, Ben, Cem e Dee: cada um vira uma carta, todos ao mesmo tempo.',
      'Cem é o primeiro a ver uma solução. Ele bate.',
      'Ele diz: 9 + 5 + 7 + 3 = 24. Os outros podem pedir para conferir.',
      'Está certo, então Cem ganha as quatro cartas. Quem ganha mais cartas ganha a rodada.',
      'As quatro cartas seguintes não têm solução. Quando todos concordam, elas são deixadas de lado.',
    ],
    fours: [
      'Todos jogam em um mesmo tabuleiro: quatro 4 com espaços entre eles. Na rodada 1 o alvo é 1.',
      'Ann joga × e +. Ainda há um espaço vazio, então a rodada continua.',
      'Ben cobre o + com ÷ e joga outro ÷ no último espaço: 4 × 4 ÷ 4 ÷ 4 = 1.',
      'Ben ganha a rodada e um ponto por carta no tabuleiro, inclusive a coberta. São 4 pontos.',
    ],
    contest: [
      'Este é o Tony Four, um tipo de Disputa. Ache o maior número que dá para fazer com os dois conjuntos.',
      'Ann digita 60, Ben digita 72. Ninguém vê ainda o número do outro.',
      '72 é maior, então Ben prova o dele primeiro. Ele digita uma solução para cada conjunto.',
      'As duas estão certas: o ponto é de Ben. Se uma estivesse errada, seria a vez de Ann provar o dela.',
    ],
    kings: [
      'A primeira carta de cada naipe funda um castelo: K₁ vale\u00a02, K₂\u00a03, K₃\u00a012 e K₄\u00a07.',
      'Ann tem sete cartas e troca uma a cada turno. Agora a dama, o valete, o 10, o 9, o 8 e o 7 formam uma mão: um Reino.',
      'As seis são de copas, o naipe de K₁. É um Super Reino, que vale três vezes K₁ + K₄: 3 × (2 + 7) = 27.',
      'Sobra o 5. Como Ponteiro, ele soma o seu valor: 27 + 5 = 32. Ann declara “Mão” e marca 32 pontos.',
    ],
  },
};
