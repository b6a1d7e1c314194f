import type { Words } from '../wording.ts';
import type { table as english } from '../en/table.ts';
import { amount } from './forms.ts';

export const table: Words<typeof english> = {
  turnRound: 'Virar para o outro lado',
  tell: 'Como se joga',
  pause: {
    open: 'Pausa',
    title: 'Em pausa',
    go: 'Continuar',
    step: 'Voltar um passo',
    set: 'Voltar uma mão',
    redo: 'Refazer',
    verdict: 'Mudar o veredito',
    stray: (name) => `Anular o toque de ${name} (foi sem querer)`,
    count: 'Corrigir a contagem',
    rules: 'Regras',
    how: 'Como jogar',
    keys: 'Teclas',
    mute: 'Silenciar',
    unmute: 'Ativar o som',
    lies: 'Tela',
    full: 'Tela cheia',
    stop: 'Encerrar a partida',
    stopMore: 'se todos concordarem',
    stopTitle: 'Encerrar a partida?',
    stopText: 'O placar fica como está. Não dá para continuar a partida depois.',
    across: {
      title: 'Voltar?',
      text: 'Alguém já viu cartas novas desde então. Voltem só se todos concordarem.',
      real: 'Devolvam também as cartas reais ao lugar.',
      not: 'Não voltar',
    },
    stopNot: 'Ainda não',
    stopAll: 'Todos concordam',
    leave: 'Sair da mesa',
    leaveMore: 'continue depois pelo Início',
    dark: 'A tela pode apagar.',
  },
  lies: {
    auto: 'Automática',
    flat: 'Deitada na mesa',
    standing: 'Em pé',
  },
  count: {
    title: 'Corrigir a contagem',
    less: (name) => `${name}, uma a menos`,
    more: (name) => `${name}, uma a mais`,
    onTable: 'Na mesa',
    keep: 'Salvar',
    explain: (all, off, players) => {
      const size = Math.abs(off);
      if (off > 0)
        return size === 1
          ? 'Sobra 1 carta. Tire uma.'
          : `Sobram ${amount(size, 'carta', 'cartas')}. Tire algumas.`;
      if (off < 0)
        return size === 1
          ? 'Falta 1 carta. Ponha uma.'
          : `Faltam ${amount(size, 'carta', 'cartas')}. Ponha algumas.`;
      return players === 2
        ? `${all} cartas no total. Uma a mais para um é uma a menos para o outro.`
        : `${all} cartas no total. Elas só passam de uma pessoa para outra.`;
    },
  },
  verdict: {
    title: 'Mudar o veredito',
    was: {
      right: (name) => `A solução de ${name} contou como certa.`,
      wrong: (name) => `A solução de ${name} contou como errada.`,
    },
    follow: 'As cartas mudam conforme o novo veredito.',
    reason: 'Motivo',
    usual: ['Ouvimos mal', 'Erro de digitação', 'Todos concordam'],
    now: { right: 'Estava certa', wrong: 'Estava errada' },
  },
  cover: {
    title: 'Partida em pausa',
    text: 'Todo mundo está no seu lugar?',
    turn: (name) => `É a vez de ${name}.`,
    more: 'Mais',
  },
  keys: {
    title: 'Teclas',
    text: 'Uma tecla para cada lugar. Toque em um lugar e aperte a nova tecla.',
    press: 'Aperte uma tecla',
    refused: 'Use uma letra ou um dígito que nenhum outro lugar tenha.',
    usual: 'Redefinir teclas',
    of: (name, key) => `${name}: ${key}`,
  },
  target: {
    title: 'Novo alvo',
    eight: 'Oito cartas viradas para cima.',
    takeAway: 'Tirar quatro',
    stay: 'Ficam as quatro do meio',
    leave: 'Saem as duas mais altas e as duas mais baixas.',
    add: 'Somar',
    set: 'Definir o alvo',
    make: (target) => `Faça ${target}`,
    share: (of100) => `${of100} em cada 100 mãos têm solução`,
    fewDeals: 'Menos da metade das mãos tem solução.',
    deal: 'Embaralhar e distribuir',
    play: (target) => `Jogar com ${target}`,
    what: 'O que anotar',
    all: 'Todas as oito',
    four: 'As quatro que ficam',
    change: 'Trocar uma carta',
    impossible: 'Estas cartas não podem sair. Troque uma.',
    leftOut: 'Deixamos de fora as duas mais altas e as duas mais baixas.',
    leftOutFour: 'Você já deixou de fora as duas mais altas e as duas mais baixas.',
    stays: (rank) => `${rank}, fica`,
    leaves: (rank) => `${rank}, sai`,
  },
};
