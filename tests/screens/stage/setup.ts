// Before the tests of a file: the clock stands, the disk is empty, nobody is told of the network.
import { installClock } from './clock.ts';
import './once.ts';
import './sound.ts';

installClock();
// The browser sends keys to the frame that has the focus: a test that taps nothing first has keys, too.
window.focus();
