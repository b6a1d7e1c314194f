import type { Words } from '../wording.ts';
import type { reminder as english } from '../en/reminder.ts';

export const reminder: Words<typeof english> = {
  title: 'Lembrete diário',
  time: 'Horário',
  how: 'Salva um arquivo de calendário que avisa você todos os dias neste horário. Abra-o no seu calendário. Para parar os avisos, apague o evento lá. Nada é enviado.',
  save: 'Salvar arquivo de calendário',
  saved: 'Abra o arquivo no seu calendário.',
  event: 'Two Dozen: a mão de hoje',
  eventMore: 'Faça 24 com quatro cartas.',
  badge: 'Marcar o ícone',
  badgeMore: 'Enquanto a mão de hoje estiver pendente. A marca muda quando você usa o app.',
  badgeRefused: 'Este aparelho não permite marcar o ícone.',
};
