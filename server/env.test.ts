import { expect, test } from 'vitest';
import { EnvError, readEnv } from './env.ts';
import { exposures } from './exposure.ts';

test('everything is optional: without settings it is the embedded product on port 3000 with demo data', () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    hasDemoData: true,
    hasOutbox: true,
    ai: undefined,
  });
});

test('all bad values are told at once, by name', () => {
  const source = {
    PORT: 'molti',
    DATABASE_URL: 'mysql://x',
    DEMO: 'si',
    GOOGLE_CLIENT_ID: 'solo',
    AI_BASE_URL: 'ftp://x',
  };
  expect(() => readEnv(source)).toThrow(EnvError);
  try {
    readEnv(source);
  } catch (error) {
    const text = (error as Error).message;
    for (const name of ['PORT', 'DATABASE_URL', 'DEMO', 'GOOGLE_CLIENT_SECRET', 'AI_BASE_URL', 'AI_MODEL']) {
      expect(text).toContain(`- ${name}`);
    }
  }
});

test('demo data never enters a PostgreSQL database unless asked for by name', () => {
  const DATABASE_URL = 'postgresql://localhost/bandolo';
  expect(readEnv({ DATABASE_URL }).hasDemoData).toBe(false);
  expect(readEnv({ DATABASE_URL, DEMO: '1' }).hasDemoData).toBe(true);
  expect(readEnv({ DEMO: '0' }).hasDemoData).toBe(false);
});

test('the outbox is open only where nobody else can read it', () => {
  expect(readEnv({ PUBLIC_URL: 'https://bandolo.example' }).hasOutbox).toBe(false);
  expect(readEnv({ SMTP_URL: 'smtp://localhost:2525' }).hasOutbox).toBe(false);
});

test('without an address given by name, what must stay on this machine is served to it alone', () => {
  const isPublic = { SMTP_URL: 'smtp://localhost:2525', DEMO: '0' };
  expect(readEnv({}).host).toEqual(['127.0.0.1', '::1']);
  expect(readEnv({ ...isPublic, DEMO: '1' }).host).toEqual(['127.0.0.1', '::1']);
  expect(readEnv({ DEMO: '0' }).host).toEqual(['127.0.0.1', '::1']);
  expect(readEnv(isPublic).host).toBeUndefined();
  expect(readEnv({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
});

test('the start says what an address given by name exposes', () => {
  expect(exposures(readEnv({})).join()).toContain('Only this machine is served');
  const told = exposures(readEnv({ HOST: '0.0.0.0' })).join();
  expect(told).toContain('EXPOSED: whoever reaches this address can sign in with the demo accounts');
  expect(told).toContain('from this machine only (SMTP_URL)');
  expect(exposures(readEnv({ SMTP_URL: 'smtp://localhost:2525', DEMO: '0' }))).toEqual([]);
});

test('the public origin is known only when it is configured: then it is the same behind every proxy', () => {
  expect(readEnv({ PUBLIC_URL: 'https://bandolo.example/' }).publicOrigin).toBe('https://bandolo.example');
  expect(readEnv({}).publicOrigin).toBeNull();
});

test('an empty setting counts as missing', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
});

test('numbers and levels say what they may be', () => {
  for (const [name, value, told] of [
    ['PORT', '99999', 'must be a whole number from 0 to 65535'],
    ['PORT', '80.5', 'must be a whole number from 0 to 65535'],
    ['PORT', 'molti', 'must be a number'],
    ['TRUSTED_PROXIES', '-1', 'must be a whole number from 0 to 10'],
    ['LOG_LEVEL', 'loud', 'must be one of debug, info, warn, error, silent'],
  ] as const) {
    expect(() => readEnv({ [name]: value })).toThrow(`- ${name}: ${told}`);
  }
});
