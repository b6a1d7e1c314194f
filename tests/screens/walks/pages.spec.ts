import { PAGES } from './pages.ts';
import { lookAt } from './look.ts';

lookAt('the pages', PAGES);
