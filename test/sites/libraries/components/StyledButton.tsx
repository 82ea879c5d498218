'use client';

import styled from 'styled-components';

const Red = styled.button`
  background: rgb(200, 0, 0);
  color: white;
`;

export default function StyledButton() {
  return <Red type="button">Red</Red>;
}
