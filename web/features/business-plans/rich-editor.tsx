import { TableKit } from '@tiptap/extension-table';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { Bold, Heading, Italic, List, ListOrdered, Redo2, Table, Undo2 } from 'lucide-react';
import { editorDocument, storedText, type EditorNode } from '#domain/business-plans/editor-text.ts';
import type { RichBlock } from '#domain/business-plans/rich-text.ts';
import { GENERATION } from '#messages/business-plans/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';

const { tools: WORDS } = GENERATION;
/** Only what is stored: headings of one level, lists, tables, bold and italic. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [3] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: false,
    strike: false,
    underline: false,
  }),
  TableKit,
];

type Props = { blocks: RichBlock[]; isSaving: boolean; onSave: (blocks: RichBlock[]) => void; onCancel: () => void };

/** A part in an editor; fetched when somebody first edits one. */
export function RichEditor({ blocks, isSaving, onSave, onCancel }: Props) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: editorDocument(blocks),
    immediatelyRender: false,
    injectCSS: false, // the page's policy takes no inline styles: rules.css has what it needs
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': GENERATION.editor,
        class: 'plan-text min-h-40 rounded border border-rule-strong bg-sheet p-4 focus-visible:outline-2',
      },
    },
  });
  if (!editor) return <p className="py-4 text-14 text-ink-2">{GENERATION.loading}</p>;
  return (
    <div className="grid gap-3">
      <Tools editor={editor} />
      <EditorContent editor={editor} />
      <p className="flex flex-wrap gap-2">
        <Button variant="ink" loading={isSaving} onClick={() => onSave(storedText(editor.getJSON() as EditorNode))}>
          {GENERATION.save}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {GENERATION.cancel}
        </Button>
      </p>
    </div>
  );
}

function Tools({ editor }: { editor: Editor }) {
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading: now.isActive('heading'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
    }),
  });
  const chain = () => editor.chain().focus();
  const tools = [
    { label: WORDS.bold, Icon: Bold, isOn: is.bold, run: () => chain().toggleBold().run() },
    { label: WORDS.italic, Icon: Italic, isOn: is.italic, run: () => chain().toggleItalic().run() },
    { label: WORDS.heading, Icon: Heading, isOn: is.heading, run: () => chain().toggleHeading({ level: 3 }).run() },
    { label: WORDS.bullets, Icon: List, isOn: is.bullets, run: () => chain().toggleBulletList().run() },
    { label: WORDS.numbers, Icon: ListOrdered, isOn: is.numbers, run: () => chain().toggleOrderedList().run() },
    {
      label: WORDS.table,
      Icon: Table,
      isOn: undefined,
      run: () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    { label: WORDS.undo, Icon: Undo2, isOn: undefined, run: () => chain().undo().run() },
    { label: WORDS.redo, Icon: Redo2, isOn: undefined, run: () => chain().redo().run() },
  ];
  return (
    <div role="toolbar" aria-label={GENERATION.editor} className="flex flex-wrap gap-1">
      {tools.map(({ label, Icon, isOn, run }) => (
        <IconButton key={label} label={label} variant="line" aria-pressed={isOn} onClick={run}>
          <Icon aria-hidden="true" />
        </IconButton>
      ))}
    </div>
  );
}
