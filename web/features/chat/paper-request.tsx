import { CircleCheck, CircleDashed, FileText } from 'lucide-react';
import { useRef } from 'react';
import { canWrite, type ChatView } from '#domain/chat/chat.ts';
import type { TaskView } from '#domain/consultancies/consultancy-view.ts';
import { chatFilePath } from '#domain/file-paths.ts';
import { CHAT_WORDS as WORDS } from '#messages/chat/chat.ts';
import { formatDay } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { shortNameOn } from './names.ts';
import type { Pending } from './use-outbox.ts';

type Props = { chat: ChatView; pending: readonly Pending[]; onPaper: (taskId: string, file: File) => void };

/** The documents that were asked for, each with its own progress; sending one ticks it. */
export function PaperRequest({ chat, pending, onPaper }: Props) {
  const { tasks, side, status } = chat.consultancy;
  const papers = tasks.filter((task) => task.isDocument && task.side === 'impresa');
  const next = papers.find(({ isDone }) => !isDone);
  const title =
    side === 'consulente' ? WORDS.youAsked(papers.length) : WORDS.asks(shortNameOn(chat, 'consulente'), papers.length);
  return (
    <section
      aria-label={title}
      className="mb-1 w-full max-w-130 self-start rounded border border-rule-2 bg-sheet text-14 text-on-sheet desk:w-[88%]"
    >
      <h2 className="flex items-center gap-2 px-3 py-2.5 text-14 font-semibold">
        <FileText aria-hidden="true" className="size-4.5" />
        {title}
      </h2>
      <ul>
        {papers.map((task) => (
          <li key={task.id} className="flex min-h-13 items-center gap-2.5 border-t border-rule py-2 pr-2 pl-3">
            {task.isDone ? (
              <CircleCheck aria-hidden="true" className="size-5 flex-none text-on-ok" />
            ) : (
              <CircleDashed aria-hidden="true" className="size-5 flex-none text-ink-2" />
            )}
            <Paper
              {...{ chat, task }}
              sending={pending.find(({ taskId, problem }) => taskId === task.id && problem === null)}
              isNext={task === next}
              canSend={side === 'impresa' && canWrite(status)}
              onFile={(file) => onPaper(task.id, file)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type PaperProps = {
  chat: ChatView;
  task: TaskView;
  sending: Pending | undefined;
  isNext: boolean;
  canSend: boolean;
  onFile: (file: File) => void;
};

function Paper({ chat, task, sending, isNext, canSend, onFile }: PaperProps) {
  const input = useRef<HTMLInputElement>(null);
  const file = chat.messages.findLast(({ taskId, file: its }) => taskId === task.id && its?.isVisible)?.file;
  const hint = task.isDone ? WORDS.arrived : task.dueOn ? WORDS.due(formatDay(task.dueOn)) : WORDS.missing;
  return (
    <>
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">{task.title}</p>
        <p className="text-13 wrap-anywhere text-ink-2">{file?.name ?? hint}</p>
        {sending && (
          <Progress
            label={sending.file?.name ?? task.title}
            labelHidden
            value={sending.percent ?? 0}
            className="mt-1"
          />
        )}
      </div>
      {file && (
        <a
          href={chatFilePath(chat.consultancy.id, file.id)}
          download
          aria-label={WORDS.openOf(task.title)}
          className="inline-flex min-h-11 items-center px-2 text-14 font-medium"
        >
          {WORDS.open}
        </a>
      )}
      {canSend && !task.isDone && !sending && (
        <>
          <Button
            size="sm"
            variant={isNext ? 'filo' : 'line'}
            aria-label={WORDS.uploadOf(task.title)}
            onClick={() => input.current?.click()}
          >
            {WORDS.upload}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={WORDS.uploadOf(task.title)}
            accept=".pdf,.doc,.docx,.jpg,.jpeg,.png,.txt"
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              if (chosen) onFile(chosen);
              event.target.value = '';
            }}
          />
        </>
      )}
    </>
  );
}
