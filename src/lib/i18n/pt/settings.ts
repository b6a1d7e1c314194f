import type { Words } from '../wording.ts';
import type { settings as english } from '../en/settings.ts';
import { amount, pick } from './forms.ts';

const hands = (count: number) => amount(count, 'mão', 'mãos');

export const settings: Words<typeof english> = {
  title: 'Ajustes',
  looks: 'Aparência',
  theme: 'Tema',
  themes: { system: 'Sistema', light: 'Claro', dark: 'Escuro' },
  fourSuits: 'Naipes em quatro cores',
  lessMotion: 'Reduzir movimento',
  lessMotionMore: 'Desligado, segue o sistema',
  signs: 'Sinais',
  letters: 'Letras das cartas',
  feel: 'Som e toque',
  sound: 'Som',
  vibration: 'Vibração',
  thumb: 'Você joga com',
  thumbs: { right: 'mão direita', left: 'mão esquerda' },
  tables: 'Mesas',
  lies: 'Tela',
  practice: 'Treino',
  clock: 'Mostrar relógio',
  streak: 'Mostrar sequência',
  reminder: 'Lembrete diário',
  keys: 'Atalhos de uma tecla',
  keysMore: 'Dígitos, sinais e letras, como H para uma dica',
  storage: 'Seus jogos',
  export: 'Fazer backup',
  exportMore: (last) => (last === null ? 'Ainda sem backup' : `Último backup: ${last}`),
  restore: 'Restaurar um backup',
  exportSheet: {
    title: 'Faça backup dos seus jogos',
    what: (count, matches, size) =>
      `${hands(count)}, ${amount(matches, 'partida', 'partidas')} e ajustes · ${size}`,
    keep: 'Guarde este arquivo em um lugar seguro. Nada é enviado a lugar nenhum.',
    save: 'Salvar backup',
  },
  kept: {
    kept: 'Salvo de forma permanente neste aparelho',
    'best-effort': 'Pode ser apagado se o aparelho ficar sem espaço',
    unknown: 'Este navegador não diz por quanto tempo guarda os jogos',
  },
  keptMore: (used) => `${used} em uso`,
  askKeep: 'Pedir ao navegador que guarde para sempre',
  keepRefused: 'O navegador não aceitou. Instale o app ou faça um backup para não perder nada.',
  quarantined: (count) =>
    pick(count, {
      one: `${count} registro danificado foi ignorado`,
      other: `${amount(count, 'registro danificado', 'registros danificados')} foram ignorados`,
    }),
  erase: 'Apagar todas as mãos',
  eraseSheet: {
    title: 'Apagar todas as mãos?',
    text: (count) => `Isto apaga ${hands(count)} e a sua sequência. Você terá dez segundos para desfazer.`,
    action: 'Apagar todas',
    working: (count) => `Apagando ${hands(count)}…`,
  },
  app: 'App',
  install: 'Adicionar à tela de início',
  installed: 'Já está instalado',
  installSheet: {
    title: 'Adicione à sua tela de início',
    text: 'Assim o app abre em tela cheia, funciona sem internet e cuida melhor dos seus jogos.',
    action: 'Instalar',
    done: 'Entendi',
    share: 'Toque em Compartilhar na barra do navegador',
    add: 'Escolha “Adicionar à Tela de Início”',
    addLabel: 'Adicionar à Tela de Início',
    moves:
      'O app na tela de início começa vazio, porque seus jogos ficam no navegador. Faça um backup agora e restaure-o lá.',
    save: 'Fazer backup',
    menu: 'No menu do navegador, escolha “Instalar” ou “Adicionar à tela inicial”.',
  },
  about: 'Regras e créditos',
  diagnostics: 'Diagnóstico',
  version: (version) => `Versão ${version}`,
  versionState: {
    ready: 'Em dia · funciona sem internet',
    preparing: 'Preparando o uso sem internet…',
    update: 'Há uma atualização: veja no Início',
    none: 'Este navegador não abre o app sem internet',
  },
};
