/** What reminds of today's hand: an entry in the person's own calendar, and a mark on the icon. */
export const reminder = {
  title: 'Daily reminder',
  time: 'Time',
  how: 'Saves a calendar file that reminds you every day at this time. Open it with your calendar. To stop the reminder, delete the event there. Nothing is sent anywhere.',
  save: 'Save calendar file',
  saved: 'Open the file with your calendar.',
  event: 'Two Dozen: today’s hand',
  eventMore: 'Make 24 with four cards.',
  badge: 'Mark the app icon',
  badgeMore: 'Shown while today’s hand is still to play. Updates when you use the app.',
  badgeRefused: 'This device doesn’t let us mark the icon.',
};
