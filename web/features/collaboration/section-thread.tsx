import { X } from 'lucide-react';
import { useState } from 'react';
import type { CollaborationView } from '#domain/collaboration/collaboration.ts';
import { MAX_COMMENT_CHARS } from '#domain/collaboration/roles.ts';
import { SECTION_TITLES } from '#messages/applications/applications.ts';
import { TOGETHER as WORDS } from '#messages/collaboration/screens.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { Collaboration } from './use-collaboration.ts';

type Section = CollaborationView['sections'][number];
type Props = {
  section: Section;
  comments: CollaborationView['comments'];
  canComment: boolean;
  writes: Collaboration;
};

/** A text of the application and what is said about it. */
export function SectionThread({ section, comments, canComment, writes }: Props) {
  const title = SECTION_TITLES[section.id];
  return (
    <SectionPanel
      title={title}
      description={section.by && section.at ? WORDS.lastBy(section.by, formatDateTime(section.at)) : undefined}
      actions={comments.length > 0 && <span className="text-13 text-ink-2">{WORDS.comments(comments.length)}</span>}
    >
      <div className="grid gap-4 text-14">
        {section.text.trim() === '' ? (
          <p className="text-ink-2">{WORDS.empty}</p>
        ) : (
          <p className="max-w-measure wrap-anywhere whitespace-pre-wrap">{section.text}</p>
        )}
        {comments.length > 0 && (
          <ul className="grid gap-3 border-l-2 border-rule pl-4">
            {comments.map(({ id, authorName, isOwn, text, at }) => (
              <li key={id} className="flex items-start gap-2">
                <div className="min-w-0 flex-1">
                  <p className="text-13 text-ink-2">
                    <b className="text-ink">{isOwn ? WORDS.you : authorName}</b> · {formatDateTime(at)}
                  </p>
                  <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
                </div>
                {isOwn && canComment && (
                  <IconButton label={WORDS.removeOf(text.slice(0, 40))} onClick={() => writes.uncomment.mutate(id)}>
                    <X aria-hidden="true" />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
        )}
        {canComment && <CommentForm section={section.id} title={title} writes={writes} />}
      </div>
    </SectionPanel>
  );
}

type FormProps = { section: Section['id']; title: string; writes: Collaboration };
function CommentForm({ section, title, writes }: FormProps) {
  const [text, setText] = useState('');
  const { isPending, mutate } = writes.comment;
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') mutate({ section, text: text.trim() }, { onSuccess: () => setText('') });
      }}
    >
      <Field label={WORDS.commentOn(title)} labelHidden>
        <TextArea
          rows={2}
          value={text}
          maxLength={MAX_COMMENT_CHARS}
          placeholder={WORDS.comment}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {text.trim() !== '' && (
        <Button
          type="submit"
          size="sm"
          className="justify-self-start"
          loading={isPending}
          aria-label={WORDS.sendOn(title)}
        >
          {WORDS.send}
        </Button>
      )}
    </form>
  );
}
