export { knockRules as rules } from '#lib/i18n/messages.ts';
