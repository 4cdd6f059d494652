/** Node's word for a body whose sender closed the connection halfway: nobody's fault here, and nobody hears the answer. */
export const isSenderGone = (error: unknown): boolean =>
  error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
