import { NOTICES } from './notices.ts';
import { lookAt } from './look.ts';

lookAt('notices', NOTICES);
