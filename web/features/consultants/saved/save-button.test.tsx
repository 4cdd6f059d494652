import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PUBLIC_PROFILE as WORDS } from '#messages/consultants/public-profile.ts';
import { apiThat } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { SaveButton } from './save-button.tsx';
import { useSaved } from './use-saving.ts';

/** As on the profile: one for wide screens, one for phones. */
function Profile() {
  const saved = useSaved('c1', false);
  return (
    <>
      <SaveButton {...saved} />
      <SaveButton {...saved} />
    </>
  );
}
const pressed = () => screen.getAllByRole('button', { pressed: true }).length;

test('a profile is saved once for both its buttons, and taken back from the message', async () => {
  const asked: string[] = [];
  await openPage(Profile, {
    api: apiThat(({ method, path }) => {
      asked.push(`${method} ${path}`);
      return Response.json({ consultants: [] });
    }),
  });
  await userEvent.click(screen.getAllByRole('button', { name: WORDS.save })[0]!);
  await waitFor(() => expect(pressed()).toBe(2));
  await userEvent.click(screen.getByRole('button', { name: WORDS.undo }));
  await waitFor(() => expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]));
  expect(asked).toEqual(['PUT /api/saved-consultants/c1', 'DELETE /api/saved-consultants/c1']);
});
