import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { DocumentChart } from '#domain/documents/document-block.ts';

/** A chart, what it says to who cannot see it, and the mark that stands in its place in the text. */
export type PlacedChart = { mark: string; alt: string; chart: DocumentChart };

const WIDTH_EMU = 6_120_000;
const HEIGHT_EMU = 2_520_000;
const INK = '1C2430';
const BAR = '8B97A6';
const RULE = 'D9DEE5';
const LABELS_MAX = 13;
const CHART_NS = 'http://schemas.openxmlformats.org/drawingml/2006/chart';
const DRAWING_NS = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const LINKS_NS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PLACE_NS = 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing';
const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml';

/** Word's own charts in place of their marks: they print sharp and can be restyled there. */
export function withCharts(file: Uint8Array, charts: PlacedChart[]): Uint8Array {
  if (charts.length === 0) return file;
  const parts = unzipSync(file);
  const edit = (path: string, change: (xml: string) => string) => {
    parts[path] = strToU8(change(strFromU8(parts[path]!)));
  };
  charts.forEach(({ mark, alt, chart }, at) => {
    const number = String(at + 1);
    parts[`word/charts/chart${number}.xml`] = strToU8(chartXml(chart));
    edit('word/document.xml', (xml) =>
      xml.replace(TEXTS, (whole, text: string) => (text === mark ? drawing(number, escaped(alt)) : whole)),
    );
    edit('word/_rels/document.xml.rels', (xml) =>
      xml.replace(
        '</Relationships>',
        `<Relationship Id="chart${number}" Type="${LINKS_NS}/chart" Target="charts/chart${number}.xml"/></Relationships>`,
      ),
    );
    edit('[Content_Types].xml', (xml) =>
      xml.replace(
        '</Types>',
        `<Override PartName="/word/charts/chart${number}.xml" ContentType="${CONTENT_TYPE}"/></Types>`,
      ),
    );
  });
  return zipSync(parts);
}

const TEXTS = /<w:t[^>]*>([^<]*)<\/w:t>/g;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

const drawing = (number: string, alt: string): string =>
  `<w:drawing><wp:inline xmlns:wp="${PLACE_NS}" distT="0" distB="0" distL="0" distR="0">` +
  `<wp:extent cx="${String(WIDTH_EMU)}" cy="${String(HEIGHT_EMU)}"/><wp:docPr id="90${number}" name="Grafico ${number}" descr="${alt}"/>` +
  `<wp:cNvGraphicFramePr/><a:graphic xmlns:a="${DRAWING_NS}"><a:graphicData uri="${CHART_NS}">` +
  `<c:chart xmlns:c="${CHART_NS}" xmlns:r="${LINKS_NS}" r:id="chart${number}"/>` +
  '</a:graphicData></a:graphic></wp:inline></w:drawing>';

type Series = { name: string; values: number[]; color: string };

function chartXml(chart: DocumentChart): string {
  const labels = (chart.type === 'line' ? chart.points : chart.groups).map(({ label }) => label);
  const series: Series[] =
    chart.type === 'line'
      ? [{ name: '', values: chart.points.map(({ value }) => value), color: INK }]
      : chart.names.map((name, place) => ({
          name,
          values: chart.groups.map(({ values }) => values[place] ?? 0),
          color: place === 0 ? INK : BAR,
        }));
  const all = series.map((each, at) => seriesXml(each, at, labels, chart.type === 'line')).join('');
  const isFromZero = chart.type === 'bars' && series.every(({ values }) => values.every((value) => value >= 0));
  const axes = '<c:axId val="1"/><c:axId val="2"/>';
  const plot =
    chart.type === 'line'
      ? `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${all}<c:marker val="1"/>${axes}</c:lineChart>`
      : `<c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:varyColors val="0"/>${all}<c:gapWidth val="80"/>${axes}</c:barChart>`;
  const legend = chart.type === 'line' ? '' : '<c:legend><c:legendPos val="b"/><c:overlay val="0"/></c:legend>';
  return (
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><c:chartSpace xmlns:c="${CHART_NS}" xmlns:a="${DRAWING_NS}">` +
    `<c:roundedCorners val="0"/><c:chart><c:autoTitleDeleted val="1"/><c:plotArea><c:layout/>${plot}${axesXml(labels.length, isFromZero)}</c:plotArea>` +
    `${legend}<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart>` +
    `<c:txPr><a:bodyPr/><a:p><a:pPr><a:defRPr sz="800"/></a:pPr><a:endParaRPr lang="it-IT"/></a:p></c:txPr></c:chartSpace>`
  );
}

function seriesXml({ name, values, color }: Series, at: number, labels: string[], isLine: boolean): string {
  const points = (list: (string | number)[]) =>
    `<c:ptCount val="${String(list.length)}"/>` +
    list.map((value, place) => `<c:pt idx="${String(place)}"><c:v>${escaped(String(value))}</c:v></c:pt>`).join('');
  const fill = `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`;
  const look = isLine
    ? `<c:spPr><a:ln w="22225">${fill}</a:ln></c:spPr><c:marker><c:symbol val="none"/></c:marker>`
    : `<c:spPr>${fill}</c:spPr><c:invertIfNegative val="0"/>`;
  const title = name === '' ? '' : `<c:tx><c:v>${escaped(name)}</c:v></c:tx>`;
  return (
    `<c:ser><c:idx val="${String(at)}"/><c:order val="${String(at)}"/>${title}${look}` +
    `<c:cat><c:strLit>${points(labels)}</c:strLit></c:cat>` +
    `<c:val><c:numLit><c:formatCode>#,##0</c:formatCode>${points(values)}</c:numLit></c:val>` +
    `${isLine ? '<c:smooth val="0"/>' : ''}</c:ser>`
  );
}

/** Names of the months stay below, also where the line goes under zero; bars begin at zero, or they would lie. */
function axesXml(count: number, isFromZero: boolean): string {
  const step = String(Math.ceil(count / LABELS_MAX));
  const line = (color: string) =>
    `<c:spPr><a:ln w="6350"><a:solidFill><a:srgbClr val="${color}"/></a:solidFill></a:ln></c:spPr>`;
  const scale = (least = '') => `<c:scaling><c:orientation val="minMax"/>${least}</c:scaling><c:delete val="0"/>`;
  return (
    `<c:catAx><c:axId val="1"/>${scale()}<c:axPos val="b"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/>` +
    `<c:tickLblPos val="low"/>${line(BAR)}<c:crossAx val="2"/><c:crosses val="autoZero"/>` +
    `<c:tickLblSkip val="${step}"/></c:catAx>` +
    `<c:valAx><c:axId val="2"/>${scale(isFromZero ? '<c:min val="0"/>' : '')}<c:axPos val="l"/><c:majorGridlines>${line(RULE)}</c:majorGridlines>` +
    '<c:numFmt formatCode="#,##0&quot; €&quot;" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/>' +
    '<c:tickLblPos val="nextTo"/><c:crossAx val="1"/><c:crosses val="autoZero"/></c:valAx>'
  );
}
