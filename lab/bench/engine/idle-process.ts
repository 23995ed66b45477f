/** An idle process that reports its event loop delay, as a baseline for the machine. */
import { watchLoop } from '../../../tests/fakes/servers/loop-delay.ts';

const readLoop = watchLoop();
process.on('message', () => process.send?.(readLoop()));
process.send?.('ready');
