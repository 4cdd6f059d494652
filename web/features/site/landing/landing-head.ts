import { PATHS } from '#domain/paths.ts';
import { PAGE_HEADS } from '#messages/shell/page-heads.ts';
import { FAQ, type FaqFacts } from '#messages/site/faq.ts';
import { publicHead } from '#web/lib/public-head.ts';

/** The page by name, who is behind it, and its questions, as search engines read them. */
export function landingHead(origin: string, facts: FaqFacts) {
  return publicHead(origin, PATHS.home, PAGE_HEADS.home, [
    {
      '@type': 'Organization',
      name: 'Bandolo',
      url: origin + PATHS.home,
      logo: `${origin}/icon-512.png`,
      description: PAGE_HEADS.home.description,
      areaServed: 'IT',
    },
    {
      '@type': 'WebSite',
      name: 'Bandolo',
      url: origin + PATHS.home,
      inLanguage: 'it',
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}${PATHS.grants}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@type': 'FAQPage',
      mainEntity: FAQ.flatMap(({ questions }) =>
        questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer(facts) },
        })),
      ),
    },
  ]);
}
