import type { Words } from '../wording.ts';
import type { practiceKeys as english } from '../en/practice-keys.ts';

export const practiceKeys: Words<typeof english> = {
  title: 'Atalhos de teclado',
  off: 'Os atalhos de uma tecla estão desativados. Você pode ativá-los em Ajustes.',
  rows: [
    ['1 … 9, 0', 'Escolher a carta com esse número (0 é 10, ou 0 entre dígitos; A J Q K também servem)'],
    [
      '16, =',
      'Escolher um valor que você já fez: digite os algarismos, ou = para qualquer um (de novo, o próximo)',
    ],
    ['+ − * /', 'Escolher um sinal'],
    ['U', 'Desfazer um passo'],
    ['R', 'Recomeçar'],
    ['H', 'Pedir uma dica'],
    ['N', 'Dizer “sem solução” ou ir para a próxima mão'],
    ['T', 'Digitar sua solução'],
    ['Esc', 'Soltar a carta'],
    ['?', 'Mostrar esta lista'],
  ],
};
