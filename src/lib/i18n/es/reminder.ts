import type { Words } from '../wording.ts';
import type { reminder as english } from '../en/reminder.ts';

export const reminder: Words<typeof english> = {
  title: 'Recordatorio diario',
  time: 'Hora',
  how: 'Guarda un archivo de calendario que te avisa cada día a esta hora. Ábrelo con tu calendario. Para quitar el aviso, borra allí el evento. No se envía nada.',
  save: 'Guardar archivo de calendario',
  saved: 'Abre el archivo con tu calendario.',
  event: 'Two Dozen: la mano de hoy',
  eventMore: 'Haz 24 con cuatro cartas.',
  badge: 'Marcar el icono',
  badgeMore: 'Mientras la mano de hoy siga pendiente. Se actualiza cuando usas la app.',
  badgeRefused: 'Este dispositivo no permite marcar el icono.',
};
