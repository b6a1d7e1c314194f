import type { Words } from '../wording.ts';
import type { contestHelp as english } from '../en/contest-help.ts';
import { amount } from './forms.ts';

export const contestHelp: Words<typeof english> = {
  open: 'Regras',
  title: 'Como jogar',
  classic: [
    'Clássico: chegue ao alvo com cada conjunto, usando cada número uma vez. Toque no seu lugar antes de todos e digite uma solução para cada conjunto.',
    'Se todas estiverem certas, você ganha um ponto; na primeira errada, perde um ponto. Nos dois casos a rodada termina.',
  ],
  giveUp: {
    impossible:
      'Quando todos dizem Impossível, ninguém ganha nem perde. Você pode voltar atrás e, mesmo depois de dizer, ainda pode tocar se achar uma solução.',
    skip: 'Quando todos dizem Pular, ninguém ganha nem perde. Você pode voltar atrás e, mesmo depois de dizer, ainda pode tocar se achar uma solução.',
  },
  tony: [
    'Tony Four: ache o maior número, x, que dê para fazer com todos os conjuntos. Primeiro cada um entrega um x, depois prova.',
    'O maior x é provado primeiro; entre iguais, o que chegou antes. A primeira prova certa ganha o ponto.',
    'Impossível também é um x: menor que qualquer número. Ganha se nenhum número for provado.',
  ],
  closest: [
    'Mais perto: faça um número tão perto do alvo quanto puder, mas não o alvo. O x é a distância.',
    'O menor x é provado primeiro, de qualquer lado do alvo. A primeira prova certa ganha o ponto.',
    'Impossível também é um x: mais longe que qualquer número. Ganha se nenhum número for provado.',
  ],
  enter:
    'Toque no seu lugar quando tiver um x: é esse momento que conta. Depois digite onde ninguém possa ver. O relógio para, os números se escondem, e você vê quanto tempo tem.',
  solvable: 'Todo conjunto tem solução.',
  hidden:
    'Ninguém vê o x dos outros antes das provas. Você pode entregar outro; se repetir o mesmo, continua valendo o momento do primeiro.',
  openX: 'Todos veem cada x. Você pode mudar o seu até um rival ter um.',
  untilTime: 'As provas começam quando o tempo acaba.',
  untilAll: 'As provas começam quando todos têm um x.',
  alone: 'No modo solo, só o melhor x possível dá ponto.',
  endless: 'Não há pontuação final: encerre entre duas rodadas, quando quiser.',
  end: (score) => `A partida termina com ${amount(score, 'ponto', 'pontos')}.`,
  keys: 'No teclado, cada lugar tem a sua tecla. Dá para digitar soluções e números; Enter confere.',
};
