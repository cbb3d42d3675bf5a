import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { AppError } from '../lib/errors.ts';
import { photoEncoderScript, runsFromSource } from '../lib/paths.ts';
import type {
  Encoded,
  EncoderAnswer,
  SentTask,
  EncoderTask,
  PhotoEncoding,
} from './photo-encoder-messages.ts';

interface EncoderTimes {
  /** After this long without work the process ends and frees its memory. */
  idleMs: number;
  /** Time limit for one task; no photo takes that long, even on a busy machine. */
  limitMs: number;
}

const DEFAULT_TIMES: EncoderTimes = { idleMs: 20_000, limitMs: 120_000 };

/** Room for sharp's threads, memory that returns to the system as soon as it is free, and none of the server's own configuration. */
const ENCODER_ENV = {
  UV_THREADPOOL_SIZE: '2',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(256 * 1024),
};

/**
 * Encodes photos in a separate process: it yields to page requests, its memory is not the server's, and a photo that crashes it harms
 * nothing else.
 */
export function createPhotoEncoder(times: Partial<EncoderTimes> = {}) {
  const { idleMs, limitMs } = { ...DEFAULT_TIMES, ...times };
  let current: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let working = 0;
  let lastId = 0;

  function running(): ChildProcess {
    if (current?.connected) return current;
    const child = start();
    child.once('exit', () => {
      if (current === child) current = undefined;
    });
    current = child;
    return child;
  }

  function stop(): void {
    current?.kill('SIGKILL');
    current = undefined;
  }

  async function encode<E extends PhotoEncoding>(
    encoding: E,
    task: EncoderTask,
  ): Promise<Encoded[E]> {
    clearTimeout(idle);
    working += 1;
    lastId += 1;
    try {
      const answer = await ask(running(), { id: lastId, encoding, ...task }, limitMs);
      if ('code' in answer) throw new AppError(answer.code);
      // The process answers with the result of the encoding that was asked for.
      return answer.made as Encoded[E];
    } finally {
      working -= 1;
      if (working === 0) idle = setTimeout(stop, idleMs).unref();
    }
  }

  return { encode, stop, pid: () => current?.pid };
}

function start(): ChildProcess {
  const child = fork(photoEncoderScript, {
    env: ENCODER_ENV,
    execArgv: ['--expose-gc', ...(runsFromSource ? ['--import', import.meta.resolve('tsx')] : [])],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // The process ends with the server, which does not wait for it.
  child.unref();
  child.channel?.unref();
  child.on('error', () => child.kill('SIGKILL'));
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}

function ask(child: ChildProcess, task: SentTask, limitMs: number) {
  return new Promise<EncoderAnswer>((done, fail) => {
    const finish = (end: () => void) => {
      clearTimeout(timer);
      child.off('message', hear).off('exit', lost).off('error', lost);
      end();
    };
    const hear = (message: unknown) => {
      const answer = message as EncoderAnswer;
      if (answer.id === task.id) finish(() => done(answer));
    };
    const lost = () =>
      finish(() => fail(new AppError('server.unavailable', { retryAfterSeconds: 2 })));
    const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
    child.on('message', hear).once('exit', lost).once('error', lost);
    // A message that cannot be sent is an 'error' event of the child.
    child.send(task);
  });
}
