import type { Words } from '../wording.ts';
import type { about as english } from '../en/about.ts';

export const about: Words<typeof english> = {
  title: 'Regras e créditos',
  howTo: 'Como jogar',
  howToMake: 'Como fazer 24',
  howToPlay: (game) => `Como jogar: ${game}`,
  practice: 'Treino',
  toTable: 'Voltar à mesa',
  ruleList: [
    'Chegue ao alvo usando cada número exatamente uma vez, com +\u00a0−\u00a0×\u00a0÷ e parênteses. Nada mais vale, nem juntar dígitos.',
    'Um passo pode dar uma fração ou um número negativo: (2 + 4 ÷ 10) × 10 = 24.',
    '× e ÷ vêm antes de + e −; operações de mesmo nível vão da esquerda para a direita. Não dá para dividir por zero.',
    'O sinal de menos vai entre dois números. Ele não torna um número negativo.',
    'Ao digitar, * x · querem dizer vezes, / : querem dizer dividido por, e A J Q K querem dizer 1 11 12 13.',
  ],
  same: 'Quando duas soluções são a mesma',
  sameList: [
    'Somar ou multiplicar em outra ordem: 9 + 5 + 7 + 3 é o mesmo que 3 + 7 + 5 + 9.',
    'Trocar entre si duas cartas iguais ou inverter dois sinais: (9 − 3) × (7 − 3) é o mesmo que (3 − 9) × (3 − 7).',
    'Os mesmos números que se anulam: 4 × 6 + 7 − 7 é o mesmo que 4 × 6 × 7 ÷ 7.',
    'Mas 2 × 2 não é o mesmo que 2 + 2.',
  ],
  sameMore: 'A regra completa, com exemplos',
  today: 'A mão de hoje e a sua sequência',
  todayList: [
    'Na mesma data, todo mundo recebe a mesma mão. Ela conta se você começar nessa data, no lugar onde está.',
    'Um dia conta para a sequência se você não usou mais do que a primeira dica.',
    'Mudar de fuso horário ou atrasar o relógio não quebra a sequência.',
  ],
  facts: 'Quantas mãos têm solução',
  factsText:
    'Das 715 mãos diferentes do ás ao dez, 566 podem dar 24. Com valete, dama e rei, são 1\u00a0362 de 1\u00a0820. Com um baralho de quarenta cartas, 87 em cada 100 mãos têm solução; com um de cinquenta e duas, 80 em cada 100.',
  privacy: 'Nada sai do seu aparelho',
  privacyText:
    'Sem conta, sem anúncios, sem rastreamento. Tudo fica salvo no seu aparelho e funciona sem internet. Com internet, o app baixa do próprio site as atualizações e o idioma que você escolher, e não faz mais nada.',
  credits: 'Créditos',
  creditList: [
    'O jogo do 24 é um jogo de cartas tradicional; ninguém sabe quem o jogou primeiro.',
    'Algarismos: Besley, de Owen Earl, sob a SIL Open Font License 1.1.',
    'Feito com Svelte, SvelteKit, Vite, idb, Comlink, ts-fsrs e pure-rand, sob licença MIT e parecidas.',
    'O próprio Two Dozen é livre, sob a licença MIT.',
  ],
};
