/** Reads every request to its end and sends a constant response: the cost of Node and the network. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const ANSWER = JSON.stringify({ leaseId: 'none', description: 'A dog.', usage: { count: 0 } });

const server = createServer((request, response) => {
  request.resume();
  request.once('end', () => response.writeHead(200, { 'Content-Type': 'application/json' }).end(ANSWER));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.once('message', () => process.exit(0));
process.send?.((server.address() as AddressInfo).port);
