// Addresses of the documentation that other rooms name.
export const API_REFERENCE_PATH = "/developers/api/";

/** Page about one operation. */
export const operationPagePath = (id: string): `/${string}` => `${API_REFERENCE_PATH}${id}`;
