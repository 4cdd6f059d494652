import { notFound } from '@tanstack/react-router';
import { failureCode } from './failure.ts';

/** For a loader: what is not there, or somebody else's, is a page that is not there. */
export async function orNotFound<Data>(reading: Promise<Data>): Promise<Data> {
  try {
    return await reading;
  } catch (error) {
    throw failureCode(error) === 'not_found' ? notFound() : error;
  }
}
