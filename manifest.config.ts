import type { ManifestOptions } from 'vite-plugin-pwa';

const NARROW = { sizes: '780x1688', form_factor: 'narrow', type: 'image/png' } as const;
const WIDE = { sizes: '1688x780', form_factor: 'wide', type: 'image/png' } as const;

/** The web app manifest. Addresses are relative to it, so one build works at any base path; `id` never changes. */
export const manifest = (base: string): Partial<ManifestOptions> => ({
  id: `${base}/`,
  name: 'Two Dozen',
  short_name: 'Two Dozen',
  description: 'The Twenty-Four card games: practise offline, and a new hand every day.',
  lang: 'en',
  dir: 'ltr',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#F6F1E7',
  theme_color: '#F6F1E7',
  categories: ['games', 'education'],
  icons: [
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    {
      name: 'Today’s hand',
      url: './today',
      icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    },
    {
      name: 'Practise',
      url: './practice',
      icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    },
  ],
  screenshots: [
    { src: 'screenshots/home.png', label: 'Today’s hand and the week', ...NARROW },
    { src: 'screenshots/practice.png', label: 'Tap a card, a sign, a card', ...NARROW },
    { src: 'screenshots/solved.png', label: 'Solved, with the other solutions', ...NARROW },
    { src: 'screenshots/progress.png', label: 'Your times and every hand', ...NARROW },
    { src: 'screenshots/home-wide.png', label: 'Today’s hand and the week', ...WIDE },
    { src: 'screenshots/practice-wide.png', label: 'Tap a card, a sign, a card', ...WIDE },
  ],
  launch_handler: { client_mode: 'focus-existing' },
});
