import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { ChatView } from '#domain/chat/chat.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { Composer } from './composer.tsx';

const chat = {
  consultancy: {
    ...{ id: 'k1', side: 'consulente', status: 'in_corso', clientName: 'Bar Sud', clientPerson: 'Anna Rossi' },
    ...{ consultantName: 'Marco Furlan', ownReview: null },
  },
} as ChatView;
const sent: string[] = [];
const open = (draft?: string) =>
  openPage(() => <Composer chat={chat} isOpen isOnline onSend={(text) => sent.push(text)} draft={draft} />);
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');

beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
});

it('what another page has ready stands in the box and goes when it is sent', async () => {
  await open('Qual è il settore giusto?');
  expect(box().value).toBe('Qual è il settore giusto?');
  await userEvent.type(box(), '{Enter}');
  expect(sent).toEqual(['Qual è il settore giusto?']);
  expect(box().value).toBe('');
});

it('it is added once to what was being written here', async () => {
  sessionStorage.setItem('chat-draft:k1', 'Buongiorno,');
  await open('Qual è il settore giusto?');
  expect(box().value).toBe('Buongiorno,\n\nQual è il settore giusto?');
  expect(sessionStorage.getItem('chat-draft:k1')).toBe('Buongiorno,\n\nQual è il settore giusto?');
});
