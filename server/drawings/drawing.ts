/** A plate that explains one idea of craft without words. */
export interface Drawing {
  /** What it shows, in one sentence for somebody who does not see it. */
  alt: string
  /** What to look for, in one sentence. */
  caption: string
  /** A whole SVG document of 1200 × 675; the same bytes each time. */
  draw(): string
}
