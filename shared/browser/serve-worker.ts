import { AppError, type Failure } from '#core/failure.ts';
import type { WorkerReply, WorkerRequest } from './worker-pool.ts';

/**
 * Waits until there is room for this much work, and extends the request's time limit accordingly; see `decodingWork`.
 */
export type AskRoom = (work: number) => Promise<void>;

/**
 * Asks the page, which has elements.
 *
 * @throws {AppError} if the page can't answer
 */
export type AskPage<Question, Answer> = (question: Question) => Promise<Answer>;

/**
 * Answers a pool's requests in a dedicated worker. Errors other than {@link AppError} are reported as
 * `failure`.
 *
 * @param transferables the parts of a value to transfer instead of copying
 */
export function serveWorker<Request, Value, Question = never, Answer = never>(
  handle: (request: Request, askRoom: AskRoom, askPage: AskPage<Question, Answer>) => Promise<Value>,
  failure: Failure,
  transferables: (value: Value) => Transferable[] = () => [],
): void {
  let enter: (() => void) | undefined;
  let take: ((answer: Answer) => void) | undefined;
  let refuse: ((reason: AppError) => void) | undefined;

  self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest<Request, Answer>>) => {
    if ('isRoom' in data) return enter?.();
    if ('answer' in data) return take?.(data.answer);
    if ('refusal' in data) return refuse?.(new AppError(data.refusal));
    const askRoom: AskRoom = (work) =>
      new Promise((resolve) => {
        enter = resolve;
        self.postMessage({ id: data.id, asks: work } satisfies WorkerReply<Value>);
      });
    const askPage: AskPage<Question, Answer> = (question) =>
      new Promise((resolve, reject) => {
        [take, refuse] = [resolve, reject];
        self.postMessage({ id: data.id, question } satisfies WorkerReply<Value, Question>);
      });
    void handle(data.request, askRoom, askPage).then(
      (value) => reply({ id: data.id, ok: true, value }, transferables(value)),
      (error: unknown) =>
        reply({ id: data.id, ok: false, failure: error instanceof AppError ? error.failure : failure }, []),
    );
  });

  function reply(message: WorkerReply<Value>, transfer: Transferable[]): void {
    self.postMessage(message, { transfer });
  }
}
