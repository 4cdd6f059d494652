export class AnswerTooLarge extends Error {}

/** A model's answer is a few kilobytes; what keeps flowing is cut, never collected. */
const ANSWER_MAX_BYTES = 1024 * 1024;

export const cappedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: 'error' });
  if (Number(answer.headers.get('content-length') ?? 0) > ANSWER_MAX_BYTES) {
    await answer.body?.cancel();
    throw new AnswerTooLarge('the answer is too large');
  }
  if (!answer.body) return answer;
  let read = 0;
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.byteLength;
        if (read > ANSWER_MAX_BYTES) controller.error(new AnswerTooLarge('the answer is too large'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { status: answer.status, statusText: answer.statusText, headers: answer.headers });
};
