/** What somebody answers to what was said of them, under it. */
export const Reply = ({ title, text }: { title: string; text: string }) => (
  <div className="border-l-2 border-rule-strong pl-3 text-14">
    <p className="font-semibold">{title}</p>
    <p className="max-w-[60ch] whitespace-pre-line wrap-anywhere">{text}</p>
  </div>
);
