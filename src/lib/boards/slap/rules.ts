export { slapRules as rules } from '#lib/i18n/messages.ts';
