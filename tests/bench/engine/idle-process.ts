/** Does nothing, and says how late its event loop was: what the machine alone makes of it. */
import { watchLoop } from '../loop-delay.ts';

const readLoop = watchLoop();
process.on('message', () => process.send?.(readLoop()));
process.send?.('ready');
