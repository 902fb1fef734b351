/** "We've partnered with …": what somebody else offers beside it says nothing of the business. */
const PARTNER =
  /^(?:we(?:['’]ve| have)? (?:partnered|teamed up)|in partnership with|in (?:partnerschaft|zusammenarbeit) mit|en partenariat avec|en colaboración con|em parceria com|in collaborazione con|in samenwerking met|we współpracy z)(?!\p{L})/iu;

export const speaksOfPartner = (sentence: string): boolean => PARTNER.test(sentence);
