/** A catalogue with the keys of another, in other words. */
export type Texts<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string
    ? string
    : Texts<Catalogue[Key]>
}
