/**
 * Letters without case, accents and marks, and one sign for each kind of quotation marks: *decret* finds
 * *Décret*, and *l'arret* *l’arrêt*.
 */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[‘’‚‛ʼ′`´]/g, "'")
    .replace(/[“”„‟«»″]/g, '"')
    .toLowerCase();
}
