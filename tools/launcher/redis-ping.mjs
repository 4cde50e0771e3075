import { connect } from 'node:net';

// Short, because a port that Docker publishes takes calls before Redis is there, and then leaves them hanging.
const ANSWER_MS = 200;

/** True when the Redis on this port takes the password and is ready to serve: a few lines instead of a client, for use before the install. */
export function isRedisReady({ port, password, host = '127.0.0.1' }) {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    let answer = '';
    const end = (value) => {
      socket.destroy();
      resolve(value);
    };
    socket.setTimeout(ANSWER_MS, () => end(false)).setEncoding('utf8');
    socket.once('connect', () => socket.write(`AUTH ${password}\r\nPING\r\n`));
    socket.once('error', () => end(false)).once('close', () => end(false));
    socket.on('data', (chunk) => {
      answer += chunk;
      if (answer === '+OK\r\n+PONG\r\n') end(true);
      else if (/^-|\n-/.test(answer)) end(false);
    });
  });
}
